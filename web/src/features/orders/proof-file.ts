/** As the bucket "proofs" takes them; the database keeps the same limits. */
export const proofKinds = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const
export const mostProofs = 5
export const largestProof = 5 * 1024 * 1024

/** Why a file is not taken, before it is sent; null when it is. */
export function proofProblem(file: { type: string; size: number }): 'kind' | 'size' | null {
  if (!proofKinds.some((kind) => kind === file.type)) return 'kind'
  return file.size > largestProof ? 'size' : null
}

/** A key of its own for every upload; the name stays readable at its end. */
export const proofKey = (userId: string, orderId: string, fileName: string, now: number) =>
  `${userId}/${orderId}/${String(now)}-${fileName
    .normalize('NFD')
    .replaceAll(/[^\w.-]+/g, '_')
    .slice(-80)}`

/** The name that the buyer's file had, without the moment that its key begins with. */
export const proofName = (stored: string) => stored.replace(/^\d+-/, '')
