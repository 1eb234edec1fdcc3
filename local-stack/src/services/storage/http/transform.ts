import { z } from 'zod'

const pixels = z.int().min(0).optional()

/**
 * Options of an image transformation. A project without that feature validates them, signs the plain object and ignores
 * them (storage `getSignedURL.ts`); so does this one.
 */
export const transformSchema = z.object({
  width: pixels,
  height: pixels,
  resize: z.enum(['cover', 'contain', 'fill']).optional(),
  format: z.enum(['origin', 'avif']).optional(),
  quality: z.int().min(20).max(100).optional(),
})
