// Miser: its lowest digit three times, so that it spends one digit a turn. Build: cc -O2 -o miser miser.c
#include <stdio.h>
#include <string.h>

int main(void) {
    char line[4096], position[4096] = "";
    setvbuf(stdout, NULL, _IOLBF, 0);  // every line is sent at once
    while (fgets(line, sizeof line, stdin)) {
        if (!strncmp(line, "tnp ", 4)) {
            puts("name miser");
            puts("author The Number contributors");
            puts("ready");
        } else if (!strncmp(line, "position ", 9)) {
            strcpy(position, line + 9);
        } else if (!strncmp(line, "go seat ", 8)) {
            char *board = position;
            for (int seat = line[8] - 'A'; seat >= 0; seat--)
                board = strchr(board, ' ') + 1;  // the boards stand behind the round and the turn
            printf("why it is the cheapest that I have\n");
            printf("number %c%c%c\n", board[0], board[0], board[0]);
        } else if (!strncmp(line, "quit", 4)) {
            break;
        }
    }
    return 0;
}
