# Prints R's answers for the tests, one named list of numbers per line: Rscript answers.R > r.txt
answer <- function(name, ...) cat(name, sprintf("%.17g", c(...)), "\n")

scattered <- function(n) { i <- 1:n; (i * 37) %% 101 - 45 + i / 128 }
tied <- function(n) floor(scattered(n) / 8)
# Two samples without a common value.
first <- function(m) scattered(m)
second <- function(m, n) scattered(m + n)[-(1:m)] + 5
quietly <- suppressWarnings

for (n in c(6, 12, 25, 50)) {
  test <- wilcox.test(scattered(n) + 4, exact = TRUE)
  answer(paste0("signedRank/", n), test$statistic, test$p.value)
}
test <- wilcox.test(scattered(80) + 4, exact = FALSE, correct = TRUE)
answer("signedRank/80", test$statistic, test$p.value)
test <- quietly(wilcox.test(tied(80), exact = FALSE, correct = TRUE))
answer("signedRank/tied80", test$statistic, test$p.value)

answer("rankSums", pwilcox(3, 4, 6), pwilcox(40, 10, 12), pwilcox(1000, 50, 50), pwilcox(1250, 50, 50))

for (case in list(c(5, 7, .95), c(20, 30, .9), c(50, 50, .99))) {
  m <- case[1]; n <- case[2]
  test <- wilcox.test(first(m), second(m, n), exact = TRUE, conf.int = TRUE, conf.level = case[3])
  k <- qwilcox((1 - case[3]) / 2, m, n)
  answer(paste0("shift/", m, "x", n), test$estimate, test$conf.int, 1 - 2 * pwilcox(k - 1, m, n))
}

friedman <- function(name, blocks) {
  test <- friedman.test(blocks)
  n <- nrow(blocks); k <- ncol(blocks); q <- unname(test$statistic)
  f <- (n - 1) * q / (n * (k - 1) - q)
  answer(
    name, q, test$p.value, f, pf(f, k - 1, (n - 1) * (k - 1), lower.tail = FALSE),
    colMeans(t(apply(blocks, 1, rank))))
}
friedman("friedman/12x4", matrix(scattered(48), ncol = 4, byrow = TRUE) + rep(c(0, 5, 10, 15), each = 12))
friedman("friedman/tied9x3", matrix(tied(27) %% 4, ncol = 3, byrow = TRUE))

answer("holm", p.adjust(c(.01, .04, .03, .005, .04, .9, .6), "holm"))

answer("cliff/5x7", mean(sign(outer(first(5), second(5, 7), "-"))))
answer("cliff/tied20x25", mean(sign(outer(tied(20), tied(45)[-(1:20)], "-"))))

# R's own distribution of discordant pairs.
kendall <- function(q, n) .Call(stats:::C_pKendall, q, n)
answer("discordantPairs", kendall(2, 4), kendall(10, 10), kendall(150, 30), kendall(500, 50))

series <- scattered(60)
test <- Box.test(series, lag = 10, type = "Ljung-Box")
answer("ljungBox/60", test$statistic, test$p.value)
test <- Box.test(cumsum(series), lag = 5, type = "Ljung-Box")
answer("ljungBox/cumulative60", test$statistic, test$p.value)
answer("autocorrelations/60", acf(series, lag.max = 4, plot = FALSE)$acf[-1])

sizes <- c(1, 2, 4, 8, 16, 32, 64, 128)
costs <- 20 + 3 * sizes * log(sizes) + scattered(8) / 2
terms <- list(0 * sizes, log(sizes), sizes, sizes * log(sizes), sizes^2)
names(terms) <- c("1", "log n", "n", "n log n", "n\u00b2")
fits <- lapply(terms, function(term) if (all(term == 0)) lm(costs ~ 1) else lm(costs ~ term))
aicc <- sapply(fits, function(fit) {
  n <- length(costs); k <- length(coef(fit)) + 1
  n * log(deviance(fit) / n) + 2 * k + 2 * k * (k + 1) / (n - k - 1)
})
weights <- exp(-(aicc - min(aicc)) / 2); weights <- weights / sum(weights)
for (i in seq_along(fits)) {
  factor <- if (i == 1) 0 else coef(fits[[i]])[2]
  answer(paste0("growth/", i - 1), coef(fits[[i]])[1], factor, sigma(fits[[i]]), aicc[i], weights[i])
}
# The crossing of 20 + 3 n log n and 100 + 10 n.
answer("crossing", uniroot(function(n) 3 * n * log(n) - 80 - 10 * n, c(2, 128), tol = 1e-12)$root)

for (case in list(c(0, 40), c(2, 40), c(40, 40), c(1, 20), c(1903, 2000), c(37000, 40000))) {
  answer(paste0("proportion/", case[1], "of", case[2]), binom.test(case[1], case[2])$conf.int)
}
