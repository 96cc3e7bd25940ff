// The ten avatars in avatars.svg: how many there are and which symbol an index means.

export const AVATARS = 10;

/** Any whole number has an avatar: a number from elsewhere must not leave a hole at the table. */
export const avatarId = (index: number): string => `a${((index % AVATARS) + AVATARS) % AVATARS}`;
