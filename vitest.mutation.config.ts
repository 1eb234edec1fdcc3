import { defineConfig } from 'vitest/config'

/** Tests to leave out in a run for one folder: those of the others only make it longer. */
const without = process.env['KRYT_MUTATION_WITHOUT']?.split(' ') ?? []

/**
 * What the mutants are tried against (`npm run test:mutation`): the tests beside the mutated files. Most other tests of
 * the web app run this code too, but a whole screen should not be needed to notice a mistake in it.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: {
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
