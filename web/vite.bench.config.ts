import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import app from './vite.config.ts'

/** The address of the holidays leads to the resources of the shop (src/testing/bench-products.tsx). */
const resourcesForHolidays: Plugin = {
  name: 'resources-for-holidays',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './holidays.tsx' && importer?.endsWith('/routes/admin/screens.ts') === true
      ? fileURLToPath(new URL('src/testing/bench-products.tsx', import.meta.url))
      : null,
}

/** The build of `npm run bench:lists`. */
export default defineConfig((environment) =>
  mergeConfig(app(environment), { plugins: [resourcesForHolidays] }),
)
