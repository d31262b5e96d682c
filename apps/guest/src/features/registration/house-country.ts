import { createContext, useContext } from 'react'

const CountryContext = createContext('')

/** The country whose law the form follows: the property's own. */
export const HouseCountryProvider = CountryContext.Provider
export const useHouseCountry = () => useContext(CountryContext)
