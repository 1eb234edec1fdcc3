import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { breadcrumbs, StructuredData } from './structured-data.tsx'

it('a title cannot close the script element and open another', () => {
  const name = 'Fractions</script><script>alert(1)</script><!--'
  const { container } = render(<StructuredData thing={{ '@type': 'Product', name }} />)
  const html = container.innerHTML
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).not.toContain('<!--')
  const [script] = container.getElementsByTagName('script')
  expect(JSON.parse(script?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
  })
})

it('breadcrumbs are absolute addresses in order', () => {
  expect(
    breadcrumbs([
      { name: 'Home', href: '/' },
      { name: 'Grade 4', href: '/category/4' },
    ]),
  ).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:3000/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Grade 4',
        item: 'http://localhost:3000/category/4',
      },
    ],
  })
})
