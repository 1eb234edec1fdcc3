import { statSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { keptWorker } from './scripts/mutation/kept-worker.ts'

/** Tests to leave out in a run for one folder: those of the others only make it longer. */
const without = process.env['KRYT_MUTATION_WITHOUT']?.split(' ') ?? []

/** Small files first: most mutants are found by the test beside them, and the run of a mutant ends with the first failure. */
class SmallFirst extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    const size = new Map(files.map((file) => [file, statSync(file.moduleId).size]))
    const screens = (file: TestSpecification) => (file.moduleId.endsWith('x') ? 1 : 0)
    const order = (a: TestSpecification, b: TestSpecification) =>
      screens(a) - screens(b) || (size.get(a) ?? 0) - (size.get(b) ?? 0)
    return Promise.resolve(files.toSorted(order))
  }
}

/**
 * What the mutants are tried against (`npm run test:mutation`): the tests beside the mutated files. Most other tests of
 * the web app run this code too, but a whole screen should not be needed to notice a mistake in it.
 */
export default defineConfig({
  test: {
    maxWorkers: 1,
    sequence: { sequencer: SmallFirst },
    projects: [
      {
        extends: './web/vite.config.ts',
        root: './web',
        plugins: [keptWorker()],
        test: {
          maxWorkers: 1,
          testTimeout: 15_000,
          setupFiles: ['./src/testing/mutation-setup.ts'],
          exclude: [
            'scripts/**',
            'src/{app,config,content,domain,features,i18n,testing}/**',
            'src/components/!(form|list)/**',
            'src/components/*.test.*',
            'src/lib/!(errors).test.*',
            ...without,
          ],
        },
      },
    ],
  },
})
