import { expect, it } from 'vitest'
import { publicPages as ofSitemap } from '../../../supabase/functions/sitemap/public-pages.ts'
import { publicPages } from './public-pages.ts'

it('the sitemap lists exactly the public pages', () => {
  expect([...ofSitemap].sort()).toEqual([...publicPages].sort())
})
