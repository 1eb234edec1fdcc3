import { loadEnv, type Plugin } from 'vite'
import { isThisMachine, sellerFor, type Seller } from '../../supabase/seller/seller.ts'
import { sellerOfProject, whereTheyDiffer } from './seller-of-project.ts'

/** What pages print of the seller outside the legal texts; src/config/seller.ts reads it. */
const printed = ({
  registeredName,
  registrationNumber,
  vatNumber,
  address,
  email,
  phone,
}: Seller) => ({
  registeredName,
  registrationNumber,
  vatNumber,
  address,
  email,
  phone,
})

/**
 * Gives the pages the seller of supabase/seller. A build for a hosted project fails without the real one, or when the
 * project writes another one on its invoices.
 */
export function seller(): Plugin {
  let env: Record<string, string> = {}
  return {
    name: 'seller',
    config(_, { mode }) {
      env = loadEnv(mode, import.meta.dirname, 'VITE_')
      const own = sellerFor(env['VITE_SUPABASE_URL'] ?? 'http://127.0.0.1')
      return { define: { __SELLER__: JSON.stringify(printed(own)) } }
    },
    async buildStart() {
      const url = env['VITE_SUPABASE_URL'] ?? ''
      if (this.environment.mode !== 'build' || isThisMachine(url)) return
      const there = await sellerOfProject(url, env['VITE_SUPABASE_PUBLISHABLE_KEY'] ?? '')
      const differing = whereTheyDiffer(sellerFor(url), there)
      if (differing.length > 0) {
        this.error(
          `The project’s invoices name another seller than supabase/seller/production.json: ${differing.join(', ')}. ` +
            'Enter it with npm run seller:sql (docs/deploy.md).',
        )
      }
    },
  }
}
