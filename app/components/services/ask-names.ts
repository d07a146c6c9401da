/** Names of a request's form beside the fields of its type: whose address it is, papers that wait, those to take back, and what a camera takes. */
export const askNames = { ADDRESS: 'address', TO_NEW: 'new', PAPER: 'paper', DROP: 'drop', CAMERA: 'camera-' } as const;
