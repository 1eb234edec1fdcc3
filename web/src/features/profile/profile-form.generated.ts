// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type School_ChoiceFragment = {
  __typename: 'School'
  nodeId: string
  id: string
  name: string
  town: string | null
  provinces: Array<string | null>
  isGeneric: boolean
} & { ' $fragmentName'?: 'School_ChoiceFragment' }

export type SavedProfileFragment = {
  __typename: 'TeacherProfile'
  nodeId: string
  title: string | null
  name: string | null
  surname: string | null
  language: string | null
  province: string | null
  daysPerWeek: number | null
  school: {
    __typename: 'School'
    nodeId: string
    id: string
    name: string
    town: string | null
    provinces: Array<string | null>
    isGeneric: boolean
  } | null
} & { ' $fragmentName'?: 'SavedProfileFragment' }

export type ProfileForm_ProfileFragment = {
  __typename: 'TeacherProfile'
  nodeId: string
  title: string | null
  name: string | null
  surname: string | null
  language: string | null
  province: string | null
  daysPerWeek: number | null
  schoolRequest: {
    __typename: 'SchoolRequest'
    nodeId: string
    requestStatus: string
    requestedAt: string
    school: {
      __typename: 'School'
      nodeId: string
      id: string
      name: string
      town: string | null
      provinces: Array<string | null>
      isGeneric: boolean
    } | null
  } | null
  school: {
    __typename: 'School'
    nodeId: string
    id: string
    name: string
    town: string | null
    provinces: Array<string | null>
    isGeneric: boolean
  } | null
} & { ' $fragmentName'?: 'ProfileForm_ProfileFragment' }

export type SaveTeacherProfileMutationVariables = Exact<{
  title: string
  name: string
  surname: string
  language: string
  province: string
  daysPerWeek: number
  schoolId?: string | null | undefined
}>

export type SaveTeacherProfileMutation = {
  saveTeacherProfile: {
    __typename: 'TeacherProfile'
    nodeId: string
    title: string | null
    name: string | null
    surname: string | null
    language: string | null
    province: string | null
    daysPerWeek: number | null
    school: {
      __typename: 'School'
      nodeId: string
      id: string
      name: string
      town: string | null
      provinces: Array<string | null>
      isGeneric: boolean
    } | null
  } | null
}

// prettier-ignore
export const School_ChoiceDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"School_choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"School"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"town"}},{"kind":"Field","name":{"kind":"Name","value":"provinces"}},{"kind":"Field","name":{"kind":"Name","value":"isGeneric"}}]}}
// prettier-ignore
export const School_ChoiceFragmentDoc = {"kind":"Document","definitions":[School_ChoiceDefinition]} as unknown as DocumentNode<School_ChoiceFragment, unknown>
// prettier-ignore
export const SavedProfileDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"daysPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"School_choice"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}
// prettier-ignore
export const SavedProfileFragmentDoc = {"kind":"Document","definitions":[SavedProfileDefinition,School_ChoiceDefinition]} as unknown as DocumentNode<SavedProfileFragment, unknown>
// prettier-ignore
export const ProfileForm_ProfileDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedProfile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"schoolRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"requestStatus"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"School_choice"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}
// prettier-ignore
export const ProfileForm_ProfileFragmentDoc = {"kind":"Document","definitions":[ProfileForm_ProfileDefinition,School_ChoiceDefinition,SavedProfileDefinition]} as unknown as DocumentNode<ProfileForm_ProfileFragment, unknown>
// prettier-ignore
export const SaveTeacherProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveTeacherProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surname"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"province"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"daysPerWeek"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"schoolId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveTeacherProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"surname"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surname"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"province"},"value":{"kind":"Variable","name":{"kind":"Name","value":"province"}}},{"kind":"Argument","name":{"kind":"Name","value":"daysPerWeek"},"value":{"kind":"Variable","name":{"kind":"Name","value":"daysPerWeek"}}},{"kind":"Argument","name":{"kind":"Name","value":"schoolId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"schoolId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedProfile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},School_ChoiceDefinition,SavedProfileDefinition]} as unknown as DocumentNode<SaveTeacherProfileMutation, SaveTeacherProfileMutationVariables>
