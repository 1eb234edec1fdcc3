import { About } from './about.tsx'
import { Contact } from './contact.tsx'
import { Features } from './features.tsx'
import { PlanningCards } from './planning-cards.tsx'
import { Statistics } from './statistics.tsx'

/** The sections below the resources, in a separate download, because they are seen only after scrolling. */
export function BelowTheShelf() {
  return (
    <>
      <Features />
      <About />
      <PlanningCards />
      <Statistics />
      <Contact />
    </>
  )
}
