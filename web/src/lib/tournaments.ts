import type { TournamentBrief } from './messages'

/** How far a tournament is; of a league all rounds are played at once. */
export const statusOf = ({ status, kind }: TournamentBrief) => (status === 'running' && kind === 'league' ? 'league' : status)
