/** What one function may use. The defaults are those of the platform. */
export interface FunctionLimits {
  /** From start to the first `Deno.serve`, in milliseconds. */
  bootMs: number
  /** From request to the first byte of the answer, in milliseconds. */
  firstByteMs: number
  /** From request to the last byte of the answer, in milliseconds. */
  wallClockMs: number
  /** Processor time of one request, in milliseconds. */
  cpuMs: number
  /** Memory beyond what the runtime itself needs, in MiB. */
  memoryMb: number
  /** How long a replaced worker may take to finish its requests, in milliseconds. */
  drainMs: number
  /** How often running requests are measured, in milliseconds. */
  sampleMs: number
}

export const platformLimits: FunctionLimits = {
  bootMs: 30_000,
  firstByteMs: 150_000,
  wallClockMs: 400_000,
  cpuMs: 2_000,
  memoryMb: 256,
  drainMs: 30_000,
  sampleMs: 200,
}
