// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type School_PrintedFragment = {
  __typename: 'School'
  nodeId: string
  name: string
  isGeneric: boolean
  schoolImgKey: string | null
} & { ' $fragmentName'?: 'School_PrintedFragment' }

export type Subject_PrintedFragment = {
  __typename: 'Subject'
  nodeId: string
  grade: string
  subject: string
  subjectAf: string | null
} & { ' $fragmentName'?: 'Subject_PrintedFragment' }

export type Assessment_PrintedFragment = {
  __typename: 'TeacherAssessmentTemplate'
  nodeId: string
  title: string
  totalMinutes: number
  fontFamily: string
  headings: string
  instructions: string
  questions: string
  translation: string | null
  taxonomy: {
    __typename: 'Taxonomy'
    nodeId: string
    cognitiveLevels: {
      __typename: 'CognitiveLevelConnection'
      edges: Array<{
        __typename: 'CognitiveLevelEdge'
        node: { __typename: 'CognitiveLevel'; nodeId: string; label: string; percentage: number }
      }>
    } | null
  } | null
  subject: {
    __typename: 'Subject'
    nodeId: string
    grade: string
    subject: string
    subjectAf: string | null
  } | null
  school: {
    __typename: 'School'
    nodeId: string
    name: string
    isGeneric: boolean
    schoolImgKey: string | null
  } | null
} & { ' $fragmentName'?: 'Assessment_PrintedFragment' }

export type Lesson_PrintedFragment = {
  __typename: 'TeacherSubjectTemplate'
  nodeId: string
  name: string
  totalPoints: number | null
  minutes: number | null
  fontFamily: string
  headings: string
  template: string
  subject: {
    __typename: 'Subject'
    nodeId: string
    grade: string
    subject: string
    subjectAf: string | null
  } | null
  school: {
    __typename: 'School'
    nodeId: string
    name: string
    isGeneric: boolean
    schoolImgKey: string | null
  } | null
} & { ' $fragmentName'?: 'Lesson_PrintedFragment' }

export type Teacher_PrintedFragment = {
  __typename: 'TeacherProfile'
  nodeId: string
  title: string | null
  name: string | null
  surname: string | null
} & { ' $fragmentName'?: 'Teacher_PrintedFragment' }

// prettier-ignore
export const Subject_PrintedDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Subject_printed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectAf"}}]}}
// prettier-ignore
export const Subject_PrintedFragmentDoc = {"kind":"Document","definitions":[Subject_PrintedDefinition]} as unknown as DocumentNode<Subject_PrintedFragment, unknown>
// prettier-ignore
export const School_PrintedDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"School_printed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"School"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isGeneric"}},{"kind":"Field","name":{"kind":"Name","value":"schoolImgKey"}}]}}
// prettier-ignore
export const School_PrintedFragmentDoc = {"kind":"Document","definitions":[School_PrintedDefinition]} as unknown as DocumentNode<School_PrintedFragment, unknown>
// prettier-ignore
export const Assessment_PrintedDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Assessment_printed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherAssessmentTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"totalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"headings"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"translation"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"cognitiveLevels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"position"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Subject_printed"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"School_printed"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}
// prettier-ignore
export const Assessment_PrintedFragmentDoc = {"kind":"Document","definitions":[Assessment_PrintedDefinition,Subject_PrintedDefinition,School_PrintedDefinition]} as unknown as DocumentNode<Assessment_PrintedFragment, unknown>
// prettier-ignore
export const Lesson_PrintedDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lesson_printed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherSubjectTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"headings"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Subject_printed"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"School_printed"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}
// prettier-ignore
export const Lesson_PrintedFragmentDoc = {"kind":"Document","definitions":[Lesson_PrintedDefinition,Subject_PrintedDefinition,School_PrintedDefinition]} as unknown as DocumentNode<Lesson_PrintedFragment, unknown>
// prettier-ignore
export const Teacher_PrintedDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Teacher_printed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}}]}}
// prettier-ignore
export const Teacher_PrintedFragmentDoc = {"kind":"Document","definitions":[Teacher_PrintedDefinition]} as unknown as DocumentNode<Teacher_PrintedFragment, unknown>
