/** The props of each view of a group registration: the query of its address. */
export interface SignProps {
  query: URLSearchParams
}
