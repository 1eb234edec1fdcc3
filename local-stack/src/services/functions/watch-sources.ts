import { relative, sep } from 'node:path'
import { watch } from 'chokidar'

/**
 * Reports which function's source has changed; null means all of them, because shared code, a file of the folder itself
 * or `.env` has changed.
 */
export async function watchSources(
  functionsDir: string,
  onChange: (name: string | null) => void,
): Promise<{ close(): Promise<void> }> {
  const watcher = watch(functionsDir, {
    ignoreInitial: true,
    ignored: (path) => /[\\/]node_modules([\\/]|$)|\.test\.ts$/.test(path),
  })
  watcher.on('all', (event, path) => {
    if (event === 'addDir' || event === 'unlinkDir') return
    const [first = '', ...rest] = relative(functionsDir, path).split(sep)
    onChange(rest.length === 0 || first.startsWith('_') ? null : first)
  })
  await new Promise<void>((resolve) => {
    watcher.once('ready', resolve)
  })
  return watcher
}
