import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('./postgraphile/', import.meta.url))

export const isInstalled = (): boolean =>
  existsSync(`${folder}node_modules/postgraphile/package.json`)

/**
 * PostGraphile has a folder and a lock file of its own: it needs another major version of `graphql`, and installs an
 * editor of 300 MB that only this benchmark should have to download.
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
