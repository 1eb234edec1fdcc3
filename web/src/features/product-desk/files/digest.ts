/** What a file is: its SHA-256 in hexadecimal, and its size in bytes. */
export interface Digest {
  sha256: string
  bytes: number
}

/** Works out the digest of bytes as they come, so that a file of 200 MB is never in memory as a whole. */
export async function digestOf(stream: ReadableStream<Uint8Array>): Promise<Digest> {
  const [{ sha256 }, { bytesToHex }] = await Promise.all([
    import('@noble/hashes/sha2.js'),
    import('@noble/hashes/utils.js'),
  ])
  const hash = sha256.create()
  const reader = stream.getReader()
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    hash.update(value)
    bytes += value.length
  }
  return { sha256: bytesToHex(hash.digest()), bytes }
}
