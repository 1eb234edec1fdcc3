import { useLoaderData } from 'react-router-dom'
import { PageTitle } from '@/components/page-title.tsx'
import { useTermName } from '@/i18n/term-name.ts'
import { categoryLoader, shouldRevalidateLanding, type LandingData } from './landing-loader.ts'
import { Contact } from './sections/contact.tsx'
import { Resources } from './sections/resources.tsx'

export const loader = categoryLoader
export const shouldRevalidate = shouldRevalidateLanding

/** The landing page narrowed to a category: the resources come first, the welcome stays away. */
export function Component() {
  const termName = useTermName()
  const data = useLoaderData<LandingData>()
  const names = data.categoryPath.map(({ name }) => termName(name)).join(' · ')
  return (
    <>
      <PageTitle title={names} />
      <Resources {...data} />
      <Contact />
    </>
  )
}
