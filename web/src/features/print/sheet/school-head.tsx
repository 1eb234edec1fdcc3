import { SchoolHead as Head } from '@/domain/school/school-head.tsx'
import { pictureUrl } from '@/lib/picture-url.ts'
import type { PrintedSchool } from '../paper/paper.ts'

/** Logo and name of the school; readiness.ts tells of a logo that cannot be loaded. */
export function SchoolHead({ school, logo }: { school: PrintedSchool | null; logo: boolean }) {
  if (school === null) return null
  return (
    <Head name={school.name} logo={logo && school.logo !== null ? pictureUrl(school.logo) : null} />
  )
}
