/** Who ran a command, as audit logs name them. */
export const OPERATOR = 'Operator'
