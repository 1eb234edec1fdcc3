import { join } from 'node:path'
import { readConfig, type StackConfig } from '../config.ts'
import { StackError } from '../errors/stack-error.ts'
import { assertPortsFree } from '../network/ports.ts'
import { startStack } from '../stack.ts'
import { openLog } from './log-file.ts'
import { printAddresses } from './print-addresses.ts'
import { repositoryRoot } from './repository-root.ts'
import { isSeeded, markSeeded } from './seed-marker.ts'
import { seedWorld } from './seed-world.ts'
import { Shutdown } from './shutdown.ts'
import { startWeb } from './web-server.ts'

/**
 * `npm start`: the whole platform, until Ctrl+C. `--no-web` leaves the web app to somebody else, `--preview`
 * serves it as a production build, `--throwaway` gives up durability for speed.
 */
async function main(config: StackConfig): Promise<void> {
  const withWeb = !process.argv.includes('--no-web')
  const file = openLog(join(config.dataDir, 'logs/stack.log'))
  const shutdown = new Shutdown((line) => console.error(line))
  const asked = new AbortController()
  const stop = () => {
    asked.abort()
    void shutdown.run().then(() => process.exit())
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    if (withWeb) {
      await assertPortsFree([
        { name: 'web app', port: config.ports.web, variable: 'KRYT_WEB_PORT' },
      ])
    }
    await assertPortsFree([{ name: 'API', port: config.ports.api, variable: 'KRYT_API_PORT' }])
    console.log('Starting Kryt …')
    const stack = await startStack(config, {
      log: file.log,
      scheduled: true,
      throwaway: process.argv.includes('--throwaway'),
    })
    shutdown.add('stack', stack.stop)
    if (!isSeeded(config.dataDir)) {
      await seedWorld(config, stack, (line) => console.log(`  ${line}`))
      markSeeded(config.dataDir)
    }
    if (withWeb) {
      const web = await startWeb(config, {
        apiUrl: stack.apiUrl,
        mode: process.argv.includes('--preview') ? 'preview' : 'development',
        log: file.log,
      })
      shutdown.add('web app', web.stop)
    }
    printAddresses(config, stack, withWeb)
    const code = await stack.databaseEnded
    if (asked.signal.aborted) return
    console.error(`Postgres ended (code ${String(code)}); see ${join(config.dataDir, 'logs')}.`)
    process.exitCode = 1
  } catch (error) {
    console.error(error instanceof StackError ? error.message : error)
    process.exitCode = 1
  }
  await shutdown.run()
  process.exit()
}

try {
  await main(readConfig(repositoryRoot))
} catch (error) {
  console.error(error instanceof StackError ? error.message : error)
  process.exitCode = 1
}
