import { skipToken, useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { SchoolsOfferedDocument, SchoolSearchDocument } from './school-search.generated.ts'
import type { School_ChoiceFragment } from './profile-form.generated.ts'

/** With more results, another word finds a school faster than scrolling. */
const most = 20
const pause = 250

/**
 * The schools to choose from: without search words the province's generic ones and the teacher's own,
 * otherwise all of the province that contain each word.
 */
export function useSchoolSearch(province: string, own: School_ChoiceFragment | null) {
  const [words, setWords] = useState('')
  const [typed, setTyped] = useState('')
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const search = (next: string) => {
    const trimmed = next.trim()
    setTyped(trimmed)
    clearTimeout(waiting.current)
    if (trimmed === '') setWords('')
    else waiting.current = setTimeout(() => setWords(trimmed), pause)
  }

  const offered = useQuery(
    SchoolsOfferedDocument,
    province === '' ? skipToken : { variables: { province } },
  )
  const found = useQuery(
    SchoolSearchDocument,
    province === '' || words === ''
      ? skipToken
      : { variables: { words, province, first: most, atMost: most + 1 } },
  )
  const answer = typed === '' ? offered : found
  const list =
    typed === ''
      ? offered.data?.schoolCollection
      : (found.data ?? found.previousData)?.searchSchools
  const generic = list?.edges.map(({ node }) => node) ?? []
  const ownFirst =
    typed === '' &&
    own?.provinces.includes(province) === true &&
    !generic.some(({ id }) => id === own.id)
  return {
    schools: ownFirst ? [own, ...generic] : generic,
    search,
    searching: typed !== words || answer.loading,
    more: typed !== '' && found.data?.searchSchools?.pageInfo.hasNextPage === true,
    error: answer.error,
    typed,
  }
}
