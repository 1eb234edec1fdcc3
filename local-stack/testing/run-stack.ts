import { readConfig } from '../src/config.ts'
import { repositoryRoot } from '../src/start/repository-root.ts'
import { startStack } from '../src/stack.ts'

/** A stack in a process of its own, configured by the environment, for tests that kill it. Prints `ready`. */
const stack = await startStack(readConfig(repositoryRoot), { log: () => undefined })
process.once('SIGTERM', () => void stack.stop().then(() => process.exit()))
process.stdout.write('ready\n')
