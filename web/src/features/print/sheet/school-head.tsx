import { useState } from 'react'
import { pictureUrl } from '@/lib/picture-url.ts'
import type { PrintedSchool } from '../paper/paper.ts'

/** Logo and name of the school. A logo that cannot be loaded leaves no gap; readiness.ts tells of it. */
export function SchoolHead({ school, logo }: { school: PrintedSchool | null; logo: boolean }) {
  const [missing, setMissing] = useState(false)
  if (school === null) return null
  return (
    <div className="paper-school">
      {school.logo !== null && logo && (
        <img
          src={pictureUrl(school.logo)}
          alt=""
          className="paper-logo"
          hidden={missing}
          onLoad={() => setMissing(false)}
          onError={() => setMissing(true)}
        />
      )}
      <p className="paper-school-name">{school.name}</p>
    </div>
  )
}
