import { useState } from 'react'
import './school-head.css'

/**
 * Logo and name of a school, as on a printed sheet. A logo that cannot be loaded leaves no gap.
 * @param logo its address; null for a school without one
 */
export function SchoolHead({ name, logo }: { name: string; logo: string | null }) {
  const [missing, setMissing] = useState(false)
  return (
    <div className="paper-school">
      {logo !== null && (
        <img
          src={logo}
          alt=""
          className="paper-logo"
          hidden={missing}
          onLoad={() => setMissing(false)}
          onError={() => setMissing(true)}
        />
      )}
      <p className="paper-school-name">{name}</p>
    </div>
  )
}
