# Prints metafor's answers for the tests, one named list of numbers a line: Rscript metafor.R > metafor.txt
suppressMessages(library(metafor))
answer <- function(name, ...) cat(name, sprintf("%.17g", c(...)), "\n")

pool <- function(name, effects, variances) {
  fit <- rma(effects, variances, method = "PM", test = "adhoc", control = list(tol = 1e-14))
  fixed <- rma(effects, variances, method = "FE")
  k <- length(effects)
  answer(paste0(name, "/effects"), effects)
  answer(paste0(name, "/variances"), variances)
  answer(paste0(name, "/fit"), fit$beta, fit$se, fit$tau2, fit$QE, fixed$I2 / 100)
  answer(paste0(name, "/interval"), fit$ci.lb, fit$ci.ub)
  # Higgins, Thompson and Spiegelhalter (2009), 4.1; predict() of this version has k - 1 degrees of freedom instead.
  if (k > 2) answer(paste0(name, "/prediction"), c(fit$beta) + c(-1, 1) * qt(.975, k - 2) * sqrt(fit$tau2 + fit$se^2))
}

# Colditz et al. (1994): thirteen trials of the BCG vaccine, which differ far beyond chance.
bcg <- escalc("RR", ai = tpos, bi = tneg, ci = cpos, di = cneg, data = dat.bcg)
pool("bcg", as.numeric(bcg$yi), as.numeric(bcg$vi))
pool("bcg3", as.numeric(bcg$yi)[1:3], as.numeric(bcg$vi)[1:3])
pool("bcg2", as.numeric(bcg$yi)[4:5], as.numeric(bcg$vi)[4:5])
# Hart et al. (1999): six trials of warfarin, which differ by no more than chance.
hart <- escalc("IRR", x1i = x1i, x2i = x2i, t1i = t1i, t2i = t2i, data = dat.hart1999)
pool("hart", as.numeric(hart$yi), as.numeric(hart$vi))
