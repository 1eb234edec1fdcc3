import { z } from 'zod'

const pixels = z.int().min(0).optional()

/**
 * How a picture is to be changed. A project without image transformation checks the wish, signs the plain object and
 * forgets it (storage `getSignedURL.ts`); so does this one.
 */
export const transformSchema = z.object({
  width: pixels,
  height: pixels,
  resize: z.enum(['cover', 'contain', 'fill']).optional(),
  format: z.enum(['origin', 'avif']).optional(),
  quality: z.int().min(20).max(100).optional(),
})
