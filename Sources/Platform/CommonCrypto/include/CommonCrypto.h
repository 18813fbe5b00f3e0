// Digests and message authentication codes. Not included: ciphers, key derivation and random bytes.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef uint32_t CC_LONG;
typedef uint64_t CC_LONG64;

#define CC_MD5_DIGEST_LENGTH 16
#define CC_MD5_BLOCK_BYTES 64
#define CC_SHA1_DIGEST_LENGTH 20
#define CC_SHA1_BLOCK_BYTES 64
#define CC_SHA224_DIGEST_LENGTH 28
#define CC_SHA224_BLOCK_BYTES 64
#define CC_SHA256_DIGEST_LENGTH 32
#define CC_SHA256_BLOCK_BYTES 64
#define CC_SHA384_DIGEST_LENGTH 48
#define CC_SHA384_BLOCK_BYTES 128
#define CC_SHA512_DIGEST_LENGTH 64
#define CC_SHA512_BLOCK_BYTES 128

// The state of a digest with 32-bit words.
typedef struct {
  uint32_t words[8];
  uint64_t length;
  uint8_t block[64];
} CC_MD5_CTX;
typedef CC_MD5_CTX CC_SHA1_CTX;
typedef CC_MD5_CTX CC_SHA256_CTX;

// The state of a digest with 64-bit words.
typedef struct {
  uint64_t words[8];
  uint64_t length;
  uint8_t block[128];
} CC_SHA512_CTX;

// Each function writes the digest of `length` bytes to `digest` and returns it.
unsigned char *CC_MD5(const void *data, CC_LONG length, unsigned char *digest);
unsigned char *CC_SHA1(const void *data, CC_LONG length, unsigned char *digest);
unsigned char *CC_SHA224(const void *data, CC_LONG length, unsigned char *digest);
unsigned char *CC_SHA256(const void *data, CC_LONG length, unsigned char *digest);
unsigned char *CC_SHA384(const void *data, CC_LONG length, unsigned char *digest);
unsigned char *CC_SHA512(const void *data, CC_LONG length, unsigned char *digest);

// The same digests in parts. Each function returns 1.
int CC_MD5_Init(CC_MD5_CTX *context);
int CC_MD5_Update(CC_MD5_CTX *context, const void *data, CC_LONG length);
int CC_MD5_Final(unsigned char *digest, CC_MD5_CTX *context);
int CC_SHA1_Init(CC_SHA1_CTX *context);
int CC_SHA1_Update(CC_SHA1_CTX *context, const void *data, CC_LONG length);
int CC_SHA1_Final(unsigned char *digest, CC_SHA1_CTX *context);
int CC_SHA224_Init(CC_SHA256_CTX *context);
int CC_SHA224_Update(CC_SHA256_CTX *context, const void *data, CC_LONG length);
int CC_SHA224_Final(unsigned char *digest, CC_SHA256_CTX *context);
int CC_SHA256_Init(CC_SHA256_CTX *context);
int CC_SHA256_Update(CC_SHA256_CTX *context, const void *data, CC_LONG length);
int CC_SHA256_Final(unsigned char *digest, CC_SHA256_CTX *context);
int CC_SHA384_Init(CC_SHA512_CTX *context);
int CC_SHA384_Update(CC_SHA512_CTX *context, const void *data, CC_LONG length);
int CC_SHA384_Final(unsigned char *digest, CC_SHA512_CTX *context);
int CC_SHA512_Init(CC_SHA512_CTX *context);
int CC_SHA512_Update(CC_SHA512_CTX *context, const void *data, CC_LONG length);
int CC_SHA512_Final(unsigned char *digest, CC_SHA512_CTX *context);

enum {
  kCCHmacAlgSHA1,
  kCCHmacAlgMD5,
  kCCHmacAlgSHA256,
  kCCHmacAlgSHA384,
  kCCHmacAlgSHA512,
  kCCHmacAlgSHA224,
};
typedef uint32_t CCHmacAlgorithm;

// Writes the keyed hash (RFC 2104) of `dataLength` bytes to `macOut`.
void CCHmac(CCHmacAlgorithm algorithm, const void *key, size_t keyLength, const void *data,
            size_t dataLength, void *macOut);

// The state of a keyed hash.
typedef struct {
  CCHmacAlgorithm algorithm;
  union {
    CC_MD5_CTX small;
    CC_SHA512_CTX large;
  } digest;
  uint8_t outer[128];
} CCHmacContext;

// The same keyed hashes in parts.
void CCHmacInit(CCHmacContext *context, CCHmacAlgorithm algorithm, const void *key,
                size_t keyLength);
void CCHmacUpdate(CCHmacContext *context, const void *data, size_t dataLength);
void CCHmacFinal(CCHmacContext *context, void *macOut);
