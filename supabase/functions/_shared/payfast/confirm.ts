import { z } from 'zod'

/** The provider answered neither yes nor no; ask again later. */
export class NoConfirmation extends Error {
  override name = 'NoConfirmation'
}

const verdict = z.enum(['VALID', 'INVALID'])

/**
 * Asks the provider whether it has sent these parameters.
 * @throws NoConfirmation
 */
export async function confirmWithProvider(
  host: string,
  body: string,
  timeoutMs = 8_000,
): Promise<boolean> {
  try {
    const response = await fetch(`${host}/eng/query/validate`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    return verdict.parse((await response.text()).trim()) === 'VALID'
  } catch (cause) {
    throw new NoConfirmation('the card provider gave no answer', { cause })
  }
}
