import { describe, expect, it } from 'vitest'
import { inflect, isGraphqlName, lowerFirst } from './naming.ts'

describe('inflect', () => {
  it.each([
    ['blog_post', 'BlogPost'],
    ['account_BY_email', 'AccountBYEmail'],
    ['BlogPost', 'BlogPost'],
    ['_leading__twice', 'LeadingTwice'],
    ['grade_7b', 'Grade7b'],
    ['élève_âgé', 'ÉlèveÂgé'],
    ['with-dash', 'With-Dash'],
  ])('%s becomes %s', (name, expected) => {
    expect(inflect(name)).toBe(expected)
  })
})

it('changes only the first letter to lower case', () => {
  expect(lowerFirst('URLList')).toBe('uRLList')
  expect(lowerFirst('')).toBe('')
})

it('recognises valid GraphQL names', () => {
  expect(['a', '_b', 'C3'].every(isGraphqlName)).toBe(true)
  expect(['', '1a', 'a-b', 'é', 'a b'].some(isGraphqlName)).toBe(false)
})
