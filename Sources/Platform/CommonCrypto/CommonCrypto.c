#include "CommonCrypto.h"
#include <string.h>

// MD5 as in RFC 1321; the SHA family as in FIPS 180-4. The constants of both are the leading bits
// of irrational numbers: sines for MD5, square and cube roots of the first primes for SHA.

static uint32_t rotate_left(uint32_t word, int count) {
  return word << count | word >> (32 - count);
}
static uint32_t rotate_right(uint32_t word, int count) {
  return word >> count | word << (32 - count);
}
static uint64_t rotate_right64(uint64_t word, int count) {
  return word >> count | word << (64 - count);
}

static uint32_t little_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
         (uint32_t)bytes[3] << 24;
}
static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 |
         (uint32_t)bytes[3];
}
static void store(uint64_t word, int size, int is_big_endian, uint8_t *bytes) {
  for (int i = 0; i < size; i++)
    bytes[i] = (uint8_t)(word >> 8 * (is_big_endian ? size - 1 - i : i));
}

// MARK: Digests with 32-bit words

typedef CC_MD5_CTX context32;
typedef void (*compression32)(uint32_t *words, const uint8_t *block);

static const uint32_t md5_sines[64] = {
    0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
    0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
    0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
    0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
    0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
    0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
    0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
    0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391,
};
static const int md5_shifts[4][4] = {
    {7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};

static void compress_md5(uint32_t *words, const uint8_t *block) {
  uint32_t a = words[0], b = words[1], c = words[2], d = words[3];
  for (int i = 0; i < 64; i++) {
    uint32_t f;
    int k;
    switch (i / 16) {
    case 0: f = (b & c) | (~b & d), k = i; break;
    case 1: f = (d & b) | (~d & c), k = (5 * i + 1) % 16; break;
    case 2: f = b ^ c ^ d, k = (3 * i + 5) % 16; break;
    default: f = c ^ (b | ~d), k = 7 * i % 16; break;
    }
    uint32_t sum = a + f + md5_sines[i] + little_endian(block + 4 * k);
    a = d, d = c, c = b;
    b += rotate_left(sum, md5_shifts[i / 16][i % 4]);
  }
  words[0] += a, words[1] += b, words[2] += c, words[3] += d;
}

static void compress_sha1(uint32_t *words, const uint8_t *block) {
  uint32_t w[80];
  for (int i = 0; i < 16; i++) w[i] = big_endian(block + 4 * i);
  for (int i = 16; i < 80; i++)
    w[i] = rotate_left(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
  uint32_t a = words[0], b = words[1], c = words[2], d = words[3], e = words[4];
  for (int i = 0; i < 80; i++) {
    uint32_t f, k;
    switch (i / 20) {
    case 0: f = (b & c) | (~b & d), k = 0x5a827999; break;
    case 1: f = b ^ c ^ d, k = 0x6ed9eba1; break;
    case 2: f = (b & c) | (b & d) | (c & d), k = 0x8f1bbcdc; break;
    default: f = b ^ c ^ d, k = 0xca62c1d6; break;
    }
    uint32_t sum = rotate_left(a, 5) + f + e + k + w[i];
    e = d, d = c, c = rotate_left(b, 30), b = a, a = sum;
  }
  words[0] += a, words[1] += b, words[2] += c, words[3] += d, words[4] += e;
}

// The 32-bit constants of SHA-256 are the upper halves of the first 64 of SHA-512.
static const uint64_t sha_roots[80] = {
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc,
    0x3956c25bf348b538, 0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118,
    0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2,
    0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694,
    0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5,
    0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4,
    0xc6e00bf33da88fc2, 0xd5a79147930aa725, 0x06ca6351e003826f, 0x142929670a0e6e70,
    0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df,
    0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30,
    0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8,
    0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8,
    0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3,
    0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b,
    0xca273eceea26619c, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178,
    0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b,
    0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c,
    0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
};

static void compress_sha256(uint32_t *words, const uint8_t *block) {
  uint32_t w[64], s[8];
  for (int i = 0; i < 16; i++) w[i] = big_endian(block + 4 * i);
  for (int i = 16; i < 64; i++) {
    uint32_t x = w[i - 15], y = w[i - 2];
    w[i] = w[i - 16] + w[i - 7] + (rotate_right(x, 7) ^ rotate_right(x, 18) ^ x >> 3) +
           (rotate_right(y, 17) ^ rotate_right(y, 19) ^ y >> 10);
  }
  memcpy(s, words, sizeof s);
  for (int i = 0; i < 64; i++) {
    uint32_t a = s[0], e = s[4];
    uint32_t sum = s[7] + (rotate_right(e, 6) ^ rotate_right(e, 11) ^ rotate_right(e, 25)) +
                   ((e & s[5]) ^ (~e & s[6])) + (uint32_t)(sha_roots[i] >> 32) + w[i];
    uint32_t other = (rotate_right(a, 2) ^ rotate_right(a, 13) ^ rotate_right(a, 22)) +
                     ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
    memmove(s + 1, s, 7 * sizeof *s);
    s[4] += sum;
    s[0] = sum + other;
  }
  for (int i = 0; i < 8; i++) words[i] += s[i];
}

static void update32(context32 *context, const void *data, size_t length, compression32 compress) {
  const uint8_t *bytes = data;
  while (length > 0) {
    size_t used = context->length % 64, part = 64 - used < length ? 64 - used : length;
    memcpy(context->block + used, bytes, part);
    context->length += part, bytes += part, length -= part;
    if (context->length % 64 == 0) compress(context->words, context->block);
  }
}

static void finish32(context32 *context, compression32 compress, int is_big_endian, int size,
                     unsigned char *digest) {
  static const uint8_t padding[64] = {0x80};
  uint64_t bits = context->length * 8;
  size_t used = context->length % 64;
  update32(context, padding, used < 56 ? 56 - used : 120 - used, compress);
  uint8_t length[8];
  store(bits, 8, is_big_endian, length);
  update32(context, length, 8, compress);
  for (int i = 0; i < size / 4; i++) store(context->words[i], 4, is_big_endian, digest + 4 * i);
}

static int begin32(context32 *context, const uint32_t *words, int count) {
  memset(context, 0, sizeof *context);
  memcpy(context->words, words, count * sizeof *words);
  return 1;
}

int CC_MD5_Init(CC_MD5_CTX *context) {
  static const uint32_t words[] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
  return begin32(context, words, 4);
}
int CC_MD5_Update(CC_MD5_CTX *context, const void *data, CC_LONG length) {
  return update32(context, data, length, compress_md5), 1;
}
int CC_MD5_Final(unsigned char *digest, CC_MD5_CTX *context) {
  return finish32(context, compress_md5, 0, CC_MD5_DIGEST_LENGTH, digest), 1;
}

int CC_SHA1_Init(CC_SHA1_CTX *context) {
  static const uint32_t words[] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
  return begin32(context, words, 5);
}
int CC_SHA1_Update(CC_SHA1_CTX *context, const void *data, CC_LONG length) {
  return update32(context, data, length, compress_sha1), 1;
}
int CC_SHA1_Final(unsigned char *digest, CC_SHA1_CTX *context) {
  return finish32(context, compress_sha1, 1, CC_SHA1_DIGEST_LENGTH, digest), 1;
}

int CC_SHA224_Init(CC_SHA256_CTX *context) {
  static const uint32_t words[] = {0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939,
                                   0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4};
  return begin32(context, words, 8);
}
int CC_SHA224_Update(CC_SHA256_CTX *context, const void *data, CC_LONG length) {
  return update32(context, data, length, compress_sha256), 1;
}
int CC_SHA224_Final(unsigned char *digest, CC_SHA256_CTX *context) {
  return finish32(context, compress_sha256, 1, CC_SHA224_DIGEST_LENGTH, digest), 1;
}

int CC_SHA256_Init(CC_SHA256_CTX *context) {
  static const uint32_t words[] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                   0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  return begin32(context, words, 8);
}
int CC_SHA256_Update(CC_SHA256_CTX *context, const void *data, CC_LONG length) {
  return update32(context, data, length, compress_sha256), 1;
}
int CC_SHA256_Final(unsigned char *digest, CC_SHA256_CTX *context) {
  return finish32(context, compress_sha256, 1, CC_SHA256_DIGEST_LENGTH, digest), 1;
}

// MARK: Digests with 64-bit words

static void compress_sha512(uint64_t *words, const uint8_t *block) {
  uint64_t w[80], s[8];
  for (int i = 0; i < 16; i++)
    w[i] = (uint64_t)big_endian(block + 8 * i) << 32 | big_endian(block + 8 * i + 4);
  for (int i = 16; i < 80; i++) {
    uint64_t x = w[i - 15], y = w[i - 2];
    w[i] = w[i - 16] + w[i - 7] + (rotate_right64(x, 1) ^ rotate_right64(x, 8) ^ x >> 7) +
           (rotate_right64(y, 19) ^ rotate_right64(y, 61) ^ y >> 6);
  }
  memcpy(s, words, sizeof s);
  for (int i = 0; i < 80; i++) {
    uint64_t a = s[0], e = s[4];
    uint64_t sum = s[7] + (rotate_right64(e, 14) ^ rotate_right64(e, 18) ^ rotate_right64(e, 41)) +
                   ((e & s[5]) ^ (~e & s[6])) + sha_roots[i] + w[i];
    uint64_t other = (rotate_right64(a, 28) ^ rotate_right64(a, 34) ^ rotate_right64(a, 39)) +
                     ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
    memmove(s + 1, s, 7 * sizeof *s);
    s[4] += sum;
    s[0] = sum + other;
  }
  for (int i = 0; i < 8; i++) words[i] += s[i];
}

static int update64(CC_SHA512_CTX *context, const void *data, size_t length) {
  const uint8_t *bytes = data;
  while (length > 0) {
    size_t used = context->length % 128, part = 128 - used < length ? 128 - used : length;
    memcpy(context->block + used, bytes, part);
    context->length += part, bytes += part, length -= part;
    if (context->length % 128 == 0) compress_sha512(context->words, context->block);
  }
  return 1;
}

static int finish64(CC_SHA512_CTX *context, int size, unsigned char *digest) {
  static const uint8_t padding[128] = {0x80};
  uint64_t bits = context->length * 8;
  size_t used = context->length % 128;
  // The length is padded to 16 bytes with zeros.
  update64(context, padding, used < 112 ? 112 - used : 240 - used);
  uint8_t length[16] = {0};
  store(bits, 8, 1, length + 8);
  update64(context, length, 16);
  for (int i = 0; i < size / 8; i++) store(context->words[i], 8, 1, digest + 8 * i);
  return 1;
}

static int begin64(CC_SHA512_CTX *context, const uint64_t *words) {
  memset(context, 0, sizeof *context);
  memcpy(context->words, words, 8 * sizeof *words);
  return 1;
}

int CC_SHA384_Init(CC_SHA512_CTX *context) {
  static const uint64_t words[] = {0xcbbb9d5dc1059ed8, 0x629a292a367cd507, 0x9159015a3070dd17,
                                   0x152fecd8f70e5939, 0x67332667ffc00b31, 0x8eb44a8768581511,
                                   0xdb0c2e0d64f98fa7, 0x47b5481dbefa4fa4};
  return begin64(context, words);
}
int CC_SHA384_Update(CC_SHA512_CTX *context, const void *data, CC_LONG length) {
  return update64(context, data, length);
}
int CC_SHA384_Final(unsigned char *digest, CC_SHA512_CTX *context) {
  return finish64(context, CC_SHA384_DIGEST_LENGTH, digest);
}

int CC_SHA512_Init(CC_SHA512_CTX *context) {
  static const uint64_t words[] = {0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b,
                                   0xa54ff53a5f1d36f1, 0x510e527fade682d1, 0x9b05688c2b3e6c1f,
                                   0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};
  return begin64(context, words);
}
int CC_SHA512_Update(CC_SHA512_CTX *context, const void *data, CC_LONG length) {
  return update64(context, data, length);
}
int CC_SHA512_Final(unsigned char *digest, CC_SHA512_CTX *context) {
  return finish64(context, CC_SHA512_DIGEST_LENGTH, digest);
}

// MARK: Digests in one call

#define DIGEST(NAME, CONTEXT)                                                                     \
  unsigned char *CC_##NAME(const void *data, CC_LONG length, unsigned char *digest) {             \
    CONTEXT context;                                                                              \
    CC_##NAME##_Init(&context);                                                                   \
    CC_##NAME##_Update(&context, data, length);                                                   \
    CC_##NAME##_Final(digest, &context);                                                          \
    return digest;                                                                                \
  }

DIGEST(MD5, CC_MD5_CTX)
DIGEST(SHA1, CC_SHA1_CTX)
DIGEST(SHA224, CC_SHA256_CTX)
DIGEST(SHA256, CC_SHA256_CTX)
DIGEST(SHA384, CC_SHA512_CTX)
DIGEST(SHA512, CC_SHA512_CTX)

// MARK: Message authentication codes

// Calls a macro with the name of the context's digest and its state.
#define BY_ALGORITHM(CALL)                                                                        \
  switch (context->algorithm) {                                                                   \
  case kCCHmacAlgSHA1: CALL(SHA1, small); break;                                                  \
  case kCCHmacAlgMD5: CALL(MD5, small); break;                                                    \
  case kCCHmacAlgSHA224: CALL(SHA224, small); break;                                              \
  case kCCHmacAlgSHA256: CALL(SHA256, small); break;                                              \
  case kCCHmacAlgSHA384: CALL(SHA384, large); break;                                              \
  case kCCHmacAlgSHA512: CALL(SHA512, large); break;                                              \
  }

void CCHmacInit(CCHmacContext *context, CCHmacAlgorithm algorithm, const void *key,
                size_t keyLength) {
  uint8_t inner[128] = {0};
  memset(context, 0, sizeof *context);
  context->algorithm = algorithm;
#define BEGIN(NAME, STATE)                                                                        \
  if (keyLength > CC_##NAME##_BLOCK_BYTES)                                                        \
    CC_##NAME(key, (CC_LONG)keyLength, inner);                                                    \
  else if (keyLength > 0)                                                                         \
    memcpy(inner, key, keyLength);                                                                \
  for (size_t i = 0; i < CC_##NAME##_BLOCK_BYTES; i++)                                            \
    context->outer[i] = inner[i] ^ 0x5c, inner[i] ^= 0x36;                                        \
  CC_##NAME##_Init(&context->digest.STATE);                                                       \
  CC_##NAME##_Update(&context->digest.STATE, inner, CC_##NAME##_BLOCK_BYTES)
  BY_ALGORITHM(BEGIN)
}

void CCHmacUpdate(CCHmacContext *context, const void *data, size_t dataLength) {
#define CONTINUE(NAME, STATE)                                                                     \
  CC_##NAME##_Update(&context->digest.STATE, data, (CC_LONG)dataLength)
  BY_ALGORITHM(CONTINUE)
}

void CCHmacFinal(CCHmacContext *context, void *macOut) {
#define FINISH(NAME, STATE)                                                                       \
  CC_##NAME##_Final(macOut, &context->digest.STATE);                                              \
  CC_##NAME##_Init(&context->digest.STATE);                                                       \
  CC_##NAME##_Update(&context->digest.STATE, context->outer, CC_##NAME##_BLOCK_BYTES);            \
  CC_##NAME##_Update(&context->digest.STATE, macOut, CC_##NAME##_DIGEST_LENGTH);                  \
  CC_##NAME##_Final(macOut, &context->digest.STATE)
  BY_ALGORITHM(FINISH)
}

void CCHmac(CCHmacAlgorithm algorithm, const void *key, size_t keyLength, const void *data,
            size_t dataLength, void *macOut) {
  CCHmacContext context;
  CCHmacInit(&context, algorithm, key, keyLength);
  CCHmacUpdate(&context, data, dataLength);
  CCHmacFinal(&context, macOut);
}
