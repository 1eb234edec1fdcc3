import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { assertPortsFree, findFreePorts } from './ports.ts'

test('a port in use is named in one sentence, with the variable that moves it', async () => {
  const [taken = 0, free = 0] = await findFreePorts(2)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve))
  await expect(
    assertPortsFree([
      { name: 'web app', port: free, variable: 'KRYT_WEB_PORT' },
      { name: 'database', port: taken, variable: 'KRYT_DB_PORT' },
    ]),
  ).rejects.toThrow(
    `Port ${String(taken)} for the database is in use: stop what listens there, or set KRYT_DB_PORT to another port.`,
  )
  await new Promise((resolve) => server.close(resolve))
  await expect(
    assertPortsFree([{ name: 'database', port: taken, variable: 'KRYT_DB_PORT' }]),
  ).resolves.toBeUndefined()
})
