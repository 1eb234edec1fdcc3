import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Assignment } from './servers/serve.ts'

/** Starts a module in a process of its own, with the settings of production. */
export function start(module: URL, options: { execArgv?: string[] } = {}): ChildProcess {
  return fork(fileURLToPath(module), {
    execArgv: options.execArgv ?? [],
    env: { ...process.env, NODE_ENV: 'production', GRAPHILE_ENV: 'production' },
  })
}

/** Sends a message and waits for the answer. @throws when the process exits instead */
export async function ask(child: ChildProcess, message: object): Promise<unknown> {
  const gone = new AbortController()
  const answer = once(child, 'message', { signal: gone.signal })
  const end = () => gone.abort(new Error(`${child.spawnargs.join(' ')} ended`))
  child.once('exit', end)
  child.send(message)
  try {
    const [content] = (await answer) as unknown[]
    return content
  } finally {
    child.off('exit', end)
  }
}

export async function startServer(
  module: URL,
  assignment: Assignment,
  execArgv?: string[],
): Promise<ChildProcess> {
  const child = start(module, execArgv ? { execArgv } : {})
  await ask(child, assignment)
  return child
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  if (child.connected) child.disconnect()
  const timer = setTimeout(() => child.kill('SIGKILL'), 3_000)
  await ended
  clearTimeout(timer)
}
