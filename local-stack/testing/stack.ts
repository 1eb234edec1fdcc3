import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, type StackConfig } from '../src/config.ts'
import { findFreePorts } from '../src/network/ports.ts'
import { repositoryRoot } from '../src/start/repository-root.ts'
import { startStack, type Stack } from '../src/stack.ts'
import { copyTemplate } from './template.ts'
import { throwawayFolder } from './throwaway-folder.ts'

export interface TestStack extends Stack {
  config: StackConfig
}

/**
 * A whole throw-away stack on free ports, without the seed world.
 * @param webPort where the site is, for functions that read from it
 */
export async function startTestStack(
  log: (line: string) => void = () => undefined,
  webPort?: number,
): Promise<TestStack> {
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
  const stack = await startStack(config, { log, throwaway: true })
  return {
    ...stack,
    config,
    stop: async () => {
      await stack.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
