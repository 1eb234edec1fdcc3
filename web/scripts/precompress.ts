import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const text = /\.(?:js|mjs|css|html|json|svg|txt|xml)$/

/** Smaller ones are sent as fast as they are. */
const smallest = 1000

/** The best quality of brotli takes a second for each megabyte, which a file of this size is not worth. */
const large = 1_000_000

const compress = { br: promisify(brotliCompress), gz: promisify(gzip) }

/**
 * Leaves each text of a build compressed beside itself, as `.br` and `.gz`. Brotli at its best is a sixth smaller than
 * what a host compresses while it answers.
 */
export function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
        await Promise.all(
          names
            .filter((name) => text.test(name) && !name.startsWith('.vite'))
            .map(async (name) => compressFile(join(outDir, name))),
        )
      },
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < smallest) return
  const quality = content.length > large ? 9 : constants.BROTLI_MAX_QUALITY
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  await writeFile(`${path}.br`, await compress.br(content, { params }))
  await writeFile(`${path}.gz`, await compress.gz(content, { level: constants.Z_BEST_COMPRESSION }))
}
