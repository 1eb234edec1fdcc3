const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/** Compares digests in constant time, so that the duration reveals nothing about the key. */
export async function isSecretKey(claimed: string | null, key: string): Promise<boolean> {
  if (claimed === null) return false
  const [a, b] = await Promise.all([digest(claimed), digest(key)])
  let difference = 0
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0)
  return difference === 0
}
