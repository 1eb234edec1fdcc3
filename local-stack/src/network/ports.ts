import { createServer } from 'node:net'
import { StackError } from '../errors/stack-error.ts'

/** Whether something already listens on the loopback port. */
async function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(true)
      else reject(error)
    })
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)))
  })
}

/**
 * @throws StackError naming the first port in use and the variable that moves it
 */
export async function assertPortsFree(
  ports: { name: string; port: number; variable: string }[],
): Promise<void> {
  for (const { name, port, variable } of ports) {
    if (await isTaken(port)) {
      throw new StackError(
        `Port ${String(port)} for the ${name} is in use: stop what listens there, or set ${variable} to another port.`,
      )
    }
  }
}

/**
 * Ports are taken from below the range that the system uses for outgoing connections, where a free port might be taken
 * before we use it.
 */
const lowest = 20_000
const highest = 32_000

/** Ports that are free now, for stacks that tests start side by side. */
export async function findFreePorts(count: number): Promise<number[]> {
  const found = new Set<number>()
  while (found.size < count) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest))
    if (!found.has(port) && !(await isTaken(port))) found.add(port)
  }
  return [...found]
}
