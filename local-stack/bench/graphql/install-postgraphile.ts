import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('./postgraphile/', import.meta.url))

export const isInstalled = (): boolean =>
  existsSync(`${folder}node_modules/postgraphile/package.json`)

/**
 * PostGraphile lives in a folder of its own with its own lock file: it needs another major version of `graphql` than
 * we do, and brings an editor of 300 MB that nobody else should have to download.
 */
export function installPostgraphile(): void {
  if (isInstalled()) return
  console.log('Installing PostGraphile for the comparison (once) ...')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('PostGraphile could not be installed')
}
