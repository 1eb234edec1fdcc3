import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StackError } from '../../errors/stack-error.ts'
import type { FunctionFiles } from './function-files.ts'

const require = createRequire(import.meta.url)
const bootstrap = join(import.meta.dirname, 'runtime/bootstrap.ts')

/**
 * The binary of the installed `deno` package.
 * @throws StackError when its install script did not run
 */
export function denoBinary(): string {
  const binary = join(dirname(require.resolve('deno/package.json')), 'deno')
  if (!existsSync(binary)) {
    throw new StackError('The deno package is not installed completely: run `npm rebuild deno`.')
  }
  return binary
}

/**
 * The arguments of one worker. Packages come from the installed node_modules (`manual`: nothing is downloaded). The
 * function may read its own files, those packages and its static files, use the network and read its environment. As on
 * the platform, it may not write files, start processes or read system information.
 */
export function denoArguments(
  functionsDir: string,
  files: FunctionFiles,
  memoryMb: number,
): string[] {
  const readable = [functionsDir, ...files.staticFiles, ...nodeModulesAbove(functionsDir)]
  return [
    'run',
    '--quiet',
    '--no-prompt',
    '--no-lock',
    '--no-remote',
    '--cached-only',
    '--node-modules-dir=manual',
    ...(files.denoConfig === null ? ['--no-config'] : [`--config=${files.denoConfig}`]),
    ...(files.importMap === null ? [] : [`--import-map=${files.importMap}`]),
    `--v8-flags=--max-old-space-size=${String(memoryMb)}`,
    '--allow-net',
    '--allow-env',
    `--allow-read=${readable.join(',')}`,
    `--preload=${bootstrap}`,
    files.entry,
  ]
}

/** The folders in which Deno looks for packages: each node_modules from the functions upwards. */
function nodeModulesAbove(folder: string): string[] {
  const candidate = join(folder, 'node_modules')
  const found = existsSync(candidate) ? [candidate] : []
  const parent = dirname(folder)
  return parent === folder ? found : [...found, ...nodeModulesAbove(parent)]
}
