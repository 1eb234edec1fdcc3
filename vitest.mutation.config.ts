import { defineConfig } from 'vitest/config'

/**
 * What the mutants are tried against (`npm run test:mutation`): the tests that stand beside the mutated files. Most
 * others of the web app run this code too, but a whole screen should not be needed to notice a mistake in it.
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
          ],
        },
      },
    ],
  },
})
