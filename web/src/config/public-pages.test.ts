import { expect, it } from 'vitest'
import { publicPages as ofSitemap } from '../../../supabase/functions/sitemap/public-pages.ts'
import { publicPages } from './public-pages.ts'

it('the sitemap names the public pages, no more and no less', () => {
  expect([...ofSitemap].sort()).toEqual([...publicPages].sort())
})
