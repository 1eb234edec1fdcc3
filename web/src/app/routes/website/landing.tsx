import { useLoaderData } from 'react-router-dom'
import { PageTitle } from '@/components/page-title.tsx'
import { landingLoader, shouldRevalidateLanding, type LandingData } from './landing-loader.ts'
import { About } from './sections/about.tsx'
import { Contact } from './sections/contact.tsx'
import { Features } from './sections/features.tsx'
import { Hero } from './sections/hero.tsx'
import { PlanningCards } from './sections/planning-cards.tsx'
import { Resources } from './sections/resources.tsx'
import { Statistics } from './sections/statistics.tsx'

export const loader = landingLoader
export const shouldRevalidate = shouldRevalidateLanding

export function Component() {
  const data = useLoaderData<LandingData>()
  return (
    <>
      <PageTitle />
      <Hero />
      <Resources {...data} />
      <Features />
      <About />
      <PlanningCards />
      <Statistics />
      <Contact />
    </>
  )
}
