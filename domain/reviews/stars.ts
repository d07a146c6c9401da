/** What a product's reviews come to: how many, and each number of stars how often. [PROD-5] */
export type ReviewSum = { count: number; /** To one decimal; null without a review. */ average: number | null };

/** The average to one decimal, half up. [PROD-5] */
export function averageOf(count: number, stars: number): number | null {
  return count > 0 ? Math.floor((stars * 10) / count + 0.5) / 10 : null;
}
