/* Random games of The Number in plain scalar C, one after the other: what bench/sim.py measures the kernel against.
 *
 *     gcc -O3 -march=native -DSEATS=5 scalar.c -o scalar && ./scalar GAMES SEED
 *
 * Everybody writes any available number, all equally likely. Of the ways tried (a sorting network or pairs, digits from
 * nibbles or numbers from lists, with and without branches) this was the fastest: all numbers that each of the 1024
 * boards allows in one list, every pair of seats compared without a branch, loops over seats unrolled.
 * Prints CPU seconds of the games alone, the mean final score, and the share of games with a shared win.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define ALL_DIGITS 1023u
#define EACH_SEAT _Pragma("GCC unroll 5") for (int s = 0; s < SEATS; s++)

static uint16_t keys_of_boards[166400]; /* a number's key has a hexadecimal digit for each decimal one */
static struct { uint32_t start, size; } board_list[1024];
static uint16_t digits_of_key[4096];

static void fill_lists(void) {
    uint32_t end = 0;
    for (uint32_t board = 0; board < 1024; board++) {
        board_list[board].start = end;
        for (int n = 0; n < 1000; n++) {
            uint32_t a = n / 100, b = n / 10 % 10, c = n % 10, key = a << 8 | b << 4 | c;
            uint32_t digits = 1u << a | 1u << b | 1u << c;
            digits_of_key[key] = digits;
            if (!(digits & ~board)) keys_of_boards[end++] = key;
        }
        board_list[board].size = end - board_list[board].start;
    }
}

static uint64_t rotl(uint64_t word, int by) { return word << by | word >> (64 - by); }

typedef struct { uint64_t first, second; } Generator; /* xoroshiro128+ */

static inline uint64_t draw(Generator *g) {
    uint64_t a = g->first, b = g->second, word = a + b;
    b ^= a;
    g->first = rotl(a, 24) ^ b ^ b << 16;
    g->second = rotl(b, 37);
    return word;
}

static inline __attribute__((always_inline)) void play_turn(Generator *g, uint32_t *board, int *score, int bonus, int times) {
    uint32_t key[SEATS], digits[SEATS], lower[SEATS] = {0}, height[SEATS], highest = 0;
    uint64_t word = 0;
    EACH_SEAT { /* half of a random word is enough for a number */
        word = s & 1 ? word >> 32 : draw(g);
        uint32_t place = (uint64_t)(uint32_t)word * board_list[board[s]].size >> 32;
        key[s] = keys_of_boards[board_list[board[s]].start + place];
        digits[s] = digits_of_key[key[s]] & board[s]; /* none for a seat that sits out */
    }
    EACH_SEAT {
        _Pragma("GCC unroll 5") for (int o = 0; o < s; o++) {
            lower[s] |= digits[o] & -(uint32_t)(key[o] < key[s]);
            lower[o] |= digits[s] & -(uint32_t)(key[s] < key[o]);
        }
    }
    EACH_SEAT {
        uint32_t approved = (digits[s] != 0) & ((digits[s] & lower[s]) == 0);
        height[s] = (key[s] + 1) & -approved;
        highest = height[s] > highest ? height[s] : highest;
    }
    EACH_SEAT {
        uint32_t approved = -(uint32_t)(height[s] != 0);
        score[s] += ((key[s] >> 8) * times + (bonus & -(uint32_t)(height[s] == highest))) & approved;
        board[s] &= ~(digits[s] & approved);
    }
}

int main(int count, char **arguments) {
    if (count != 3) return fprintf(stderr, "usage: scalar GAMES SEED\n"), 2;
    static const int bonuses[5] = {2, 3, 4, 6, 8};
    long games = atol(arguments[1]);
    Generator g = {strtoull(arguments[2], 0, 10), 0x9E3779B97F4A7C15};
    for (int i = 0; i < 64; i++) draw(&g);
    fill_lists();
    uint64_t points = 0, wins[1 << SEATS] = {0};
    struct timespec start, end;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    for (long game = 0; game < games; game++) {
        int score[SEATS] = {0}, best = 0;
        for (int round = 0; round < 2; round++) {
            uint32_t board[SEATS];
            EACH_SEAT board[s] = ALL_DIGITS;
            for (int turn = 0; turn < 5; turn++) play_turn(&g, board, score, bonuses[turn], turn == 4 ? 2 : 1);
            EACH_SEAT score[s] += 10 - __builtin_popcount(board[s]);
        }
        uint32_t winners = 0;
        EACH_SEAT best = score[s] > best ? score[s] : best;
        EACH_SEAT winners |= (uint32_t)(score[s] == best) << s;
        EACH_SEAT points += score[s];
        wins[winners]++;
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    uint64_t shared = 0;
    for (int set = 0; set < 1 << SEATS; set++) shared += __builtin_popcount(set) > 1 ? wins[set] : 0;
    double seconds = end.tv_sec - start.tv_sec + 1e-9 * (end.tv_nsec - start.tv_nsec);
    printf("%.9f %.9f %.9f\n", seconds, (double)points / SEATS / games, (double)shared / games);
    return 0;
}
