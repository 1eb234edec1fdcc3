import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'

/** In milliseconds. A request that is refused, or has little to do, is answered in less. */
const bound = 100
const attempts = 20

/**
 * Sends a request, and while it is under way asks for the health of the stack.
 * @returns the answer, and how long each took at best of several attempts: other programs on the machine take time too
 */
export async function timed(
  send: () => Promise<Response>,
): Promise<{ status: number; text: string; slowest: number }> {
  const results = []
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const started = performance.now()
    const clock = async (response: Promise<Response>) => {
      const { status, text } = await read(await response)
      return { status, text, took: performance.now() - started }
    }
    const [answer, health] = await Promise.all([clock(send()), clock(askHealth())])
    if (health.status !== 200) throw new Error(`/health: ${String(health.status)}`)
    results.push({ ...answer, slowest: Math.max(answer.took, health.took) })
    if (Math.max(answer.took, health.took) < bound) break
    await pause(100)
  }
  const [best] = results.sort((a, b) => a.slowest - b.slowest)
  if (best === undefined) throw new Error('nothing was sent')
  return best
}

const read = async (response: Response) => ({
  status: response.status,
  text: await response.text(),
})

const askHealth = () => fetch(`${inject('supabase').url}/health`)

export const quick = bound

/** On a hosted project, where these tests do not belong. */
export const isHosted = () => inject('supabase').mailUrl === null
