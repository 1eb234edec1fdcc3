import { toAppError } from './errors.ts'

/** False when the answer was lost: what was sent may have been written, and then it names its new files. */
export const wasRefused = (error: unknown): boolean =>
  !['offline', 'server_unreachable', 'unexpected'].includes(toAppError(error).code)
