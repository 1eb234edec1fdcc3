import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, type StackConfig } from '../src/config.ts'
import { findFreePorts } from '../src/network/ports.ts'
import { repositoryRoot } from '../src/start/repository-root.ts'
import { startStack, type Stack } from '../src/stack.ts'
import type { Log } from '../src/log.ts'
import { faultsOfPostgres, gatherFaults, refuseFaults } from './faults.ts'
import { copyTemplate } from './template.ts'
import { throwawayFolder } from './throwaway-folder.ts'

export interface TestStack extends Stack {
  config: StackConfig
}

interface TestStackOptions {
  /** Gets each line of the log. */
  log?: Log
  /** Where the site is, for functions that read from it. */
  webPort?: number
}

/**
 * A whole throw-away stack on free ports, without the seed world. Stopping it throws when it has logged a fault that is
 * not announced.
 */
export async function startTestStack({ log, webPort }: TestStackOptions = {}): Promise<TestStack> {
  const folder = throwawayFolder()
  const [api, db, mail, smtp] = await findFreePorts(4)
  const config = readConfig(repositoryRoot, {
    KRYT_API_PORT: String(api),
    KRYT_DB_PORT: String(db),
    KRYT_MAIL_PORT: String(mail),
    KRYT_SMTP_PORT: String(smtp),
    KRYT_DATA_DIR: folder,
    ...(webPort === undefined ? {} : { KRYT_WEB_PORT: String(webPort) }),
  })
  await copyTemplate(join(folder, 'postgres'))
  const gathered = gatherFaults()
  const stack = await startStack(config, {
    log: (line, kind) => {
      gathered.log(line, kind)
      log?.(line, kind)
    },
    throwaway: true,
  })
  return {
    ...stack,
    config,
    stop: async () => {
      await stack.stop()
      const ofPostgres = faultsOfPostgres(join(folder, 'logs/postgres.log'))
      rmSync(folder, { recursive: true, force: true })
      refuseFaults('The stack', [...gathered.faults(), ...ofPostgres])
    },
  }
}
