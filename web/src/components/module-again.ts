import type { ComponentType } from 'react'
import { serverNow } from '@/lib/server-clock.ts'

/** The address of a module that did not come, as Chromium names it in the error. */
const addressIn = (error: unknown): string | null =>
  error instanceof TypeError
    ? (/dynamically imported module: (https?:\/\/\S+\.js)$/.exec(error.message)?.[1] ?? null)
    : null

/**
 * Chromium keeps the failure of a module for as long as the page stands: importing it again fails without asking. So it is
 * asked for under another address.
 * @param error what the import failed with
 * @returns the one component that the module exports
 * @throws the error when it names no module, or the module has another form
 */
export async function moduleAgain<P extends object>(
  error: unknown,
  importModule = async (address: string): Promise<object> =>
    (await import(/* @vite-ignore */ address)) as object,
): Promise<ComponentType<P>> {
  const address = addressIn(error)
  if (address === null) throw error
  const exported: unknown[] = Object.values(
    await importModule(`${address}?again=${String(serverNow())}`),
  )
  const [only] = exported
  if (exported.length !== 1 || typeof only !== 'function') throw error
  return only as ComponentType<P> // the only thing in the file of a part is the part
}
