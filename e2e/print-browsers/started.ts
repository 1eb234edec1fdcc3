import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** How long a program may take to end before it is ended for it, in milliseconds. */
const patience = 5000

const running = new Set<ChildProcess>()

/** To a program and to what it has started itself: it leads a group of its own. */
function signal({ pid }: ChildProcess, name: 'SIGTERM' | 'SIGKILL') {
  if (pid === undefined) return
  try {
    process.kill(-pid, name)
  } catch (error) {
    // All of the group have ended.
    if ((error as { code?: unknown }).code !== 'ESRCH') throw error
  }
}

// Whatever ends this program, nothing that it started stays.
process.on('exit', () => running.forEach((child) => signal(child, 'SIGKILL')))
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(name, () => process.exit(1))

/** Starts a program that does not outlive this one. */
export function start(program: string, args: readonly string[], env = process.env): ChildProcess {
  const child = spawn(program, args, { stdio: 'ignore', detached: true, env })
  running.add(child)
  // Where it cannot be started, whoever waits for it hears nothing from it.
  child.once('error', () => running.delete(child))
  return child
}

/** Ends a program and what it has started, also one that does not listen or has ended already. */
export async function end(child: ChildProcess): Promise<void> {
  const ended =
    child.pid === undefined || child.exitCode !== null || child.signalCode !== null
      ? null
      : once(child, 'exit')
  signal(child, 'SIGTERM')
  const late = setTimeout(() => signal(child, 'SIGKILL'), patience)
  await ended
  clearTimeout(late)
  signal(child, 'SIGKILL')
  running.delete(child)
}

/** What `begin` makes; where it fails, what it had started is ended first. */
export async function orEnd<T>(close: () => Promise<void>, begin: () => Promise<T>): Promise<T> {
  try {
    return await begin()
  } catch (error) {
    await close()
    throw error
  }
}
