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

/** Ports that are free now, for stacks that tests start side by side. */
export async function findFreePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer()
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return server
    }),
  )
  const ports = servers.map((server) => {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port was given')
    return address.port
  })
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}
